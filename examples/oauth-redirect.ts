// An OAuth 2.0 authorization request (RFC 6749 section 4.1.1) and the way back, with a state that is checked.

import { type HttpsUri, parse, safeParse, uri } from "urigami";

interface Request {
  readonly clientId: string;
  readonly redirect: HttpsUri;
  readonly scopes: readonly string[];
  readonly state: string;
}

/** The link that sends the user to the authorization server. A Uri as a value of the query is data: its text, encoded. */
const authorize = (server: HttpsUri, { clientId, redirect, scopes, state }: Request) =>
  uri(server)
    .query({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirect,
      scope: scopes.join(" "),
      state,
    })
    .build();

/** What came back: a code, or why there is none. */
const callback = (text: string, expected: { readonly redirect: HttpsUri; readonly state: string }) => {
  const came = safeParse(text, { schemes: ["https"] });
  if (!came.ok) return { ok: false, reason: came.error.message } as const;
  const { params, authority, path } = came.uri;
  if (authority !== expected.redirect.authority || path !== expected.redirect.path) {
    return { ok: false, reason: "not our redirect" } as const;
  }
  if (params.getAll("state").length !== 1 || params.get("state") !== expected.state) {
    return { ok: false, reason: "the state is not the one that was sent" } as const;
  }
  const code = params.get("code");
  return code === undefined
    ? ({ ok: false, reason: params.get("error") ?? "no code" } as const)
    : ({ ok: true, code } as const);
};

const server = parse("https://login.example.com/oauth/authorize?prompt=consent");
const redirect = parse("https://app.example.com/callback?from=login");
const state = "x/y+z=&1";

const link = authorize(server, { clientId: "app 1", redirect, scopes: ["openid", "profile"], state });
console.log(link.href);

const back = redirect.with({ query: redirect.params.with({ code: "a+b/c==", state }) });
console.log(back.href);
console.log(callback(back.href, { redirect, state }));
console.log(callback(back.with({ query: back.params.append("state", "other") }).href, { redirect, state }));
console.log(callback("https://evil.example/callback?code=1", { redirect, state }));
