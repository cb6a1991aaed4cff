import { everydayAccepted, everydayRefused } from "./everyday.js";
import { firstFaultRefused } from "./first-fault.js";
import { fragmentAccepted, fragmentRefused } from "./fragment.js";
import { ipv4AddressAccepted, ipv4AddressRefused } from "./ipv4-address.js";
import { ipv6AddressAccepted, ipv6AddressRefused } from "./ipv6-address.js";
import { ipvFutureAccepted, ipvFutureRefused } from "./ipvfuture.js";
import { pathAccepted, pathRefused } from "./path.js";
import { portAccepted, portRefused } from "./port.js";
import { queryAccepted, queryRefused } from "./query.js";
import { regNameAccepted, regNameRefused } from "./reg-name.js";
import { schemeAccepted, schemeRefused } from "./scheme.js";
import { userinfoAccepted, userinfoRefused } from "./userinfo.js";

/** Every accepted text of the corpus. */
export const acceptedCases = [
  ...schemeAccepted,
  ...userinfoAccepted,
  ...regNameAccepted,
  ...ipv4AddressAccepted,
  ...ipv6AddressAccepted,
  ...ipvFutureAccepted,
  ...portAccepted,
  ...pathAccepted,
  ...queryAccepted,
  ...fragmentAccepted,
  ...everydayAccepted,
] as const;

/** Every refused text of the corpus. */
export const refusedCases = [
  ...schemeRefused,
  ...userinfoRefused,
  ...regNameRefused,
  ...ipv4AddressRefused,
  ...ipv6AddressRefused,
  ...ipvFutureRefused,
  ...portRefused,
  ...pathRefused,
  ...queryRefused,
  ...fragmentRefused,
  ...firstFaultRefused,
  ...everydayRefused,
] as const;
