import { mkdirSync, writeFileSync } from "node:fs";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { type Outcome, outcomeOf } from "./outcome.js";
import { entries, inProject } from "./project.js";
import { suppressionReport } from "./suppression-report.js";

/** Compares the public surface of each entry with its report in `etc`; with `update` it writes the reports. */
export async function apiStep(update: boolean): Promise<Outcome> {
  mkdirSync(inProject("etc"), { recursive: true });
  mkdirSync(inProject("temp"), { recursive: true });
  const checks = entries().map(({ name, types }) => {
    const file = inProject("api-extractor.json");
    const configObject = ExtractorConfig.loadFile(file);
    configObject.mainEntryPointFilePath = inProject(types);
    configObject.apiReport = { ...configObject.apiReport, enabled: true, reportFileName: `${name}.api.md` };
    const extractorConfig = ExtractorConfig.prepare({
      configObject,
      configObjectFullPath: file,
      packageJsonFullPath: inProject("package.json"),
    });
    const messages: string[] = [];
    const { succeeded, apiReportChanged } = Extractor.invoke(extractorConfig, {
      localBuild: update,
      messageCallback(message) {
        message.handled = true;
        const matters = message.logLevel === ExtractorLogLevel.Error || message.logLevel === ExtractorLogLevel.Warning;
        if (matters && message.messageId !== "console-api-report-not-copied") messages.push(message.text);
      },
    });
    const report = `etc/${name}.api.md`;
    const changed = apiReportChanged && !update ? `the surface differs from ${report}; npm run api writes it` : "";
    const problem = changed || (succeeded ? "" : messages.join("\n") || "API Extractor failed");
    return { name: report, problem: problem === "" ? undefined : problem };
  });
  if (update) writeFileSync(inProject("etc/suppressions.txt"), suppressionReport());
  return outcomeOf(checks);
}
