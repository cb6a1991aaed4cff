import { expect, it, vi } from "vitest";

it("the example of triage prints a table", async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line = "") => {
    lines.push(String(line));
  });
  await import("../../examples/triage.js");
  log.mockRestore();
  const verdicts = lines.map((line) => line.slice(75).trim().replaceAll(/ {2,}/g, " "));
  expect(verdicts).toEqual([
    'fetch article "one-definition" of 11/2026',
    'fetch article "été" of 2/2026',
    "skip no rule for /articles/2026/13/no-such-month",
    "skip search for uri, page 2, #rfc, #3986",
    "skip no rule for /search",
    "skip no rule for /private/../articles/2026/11/one-definition",
    "skip private",
    "fetch file 2026 > annual report.pdf",
    "fetch tenant acme",
    "skip foreign host evil.example.net",
    "skip address 192.0.2.7",
    "skip address [2001:db8::7]",
    "skip foreign host other.example.org",
    "keep mail to help@example.com",
    "keep call +1-201-555-0123",
    "skip scheme data",
    "keep inline image",
    "skip scheme javascript",
    "resolve articles > 2026 > 11 > one-definition",
    "resolve .. > about",
    "skip the page itself",
    "resolve this page with page=3",
    "resolve scheme of the page, host cdn.example.com",
    expect.stringContaining("reject a space is not allowed in the host, at 11"),
    "skip the page itself",
    "",
    "8",
    "5",
    "2",
    "3",
    "6",
    "1",
  ]);
});
