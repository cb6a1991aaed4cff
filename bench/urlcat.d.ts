// The package has types, but its "exports" do not lead to them.
declare module "urlcat" {
  const urlcat: (base: string, path: string, params: Readonly<Record<string, unknown>>) => string;
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default urlcat;
}
