// The packages have no types.
declare module "uri-templates" {
  const uriTemplates: (text: string) => { fill(values: Readonly<Record<string, unknown>>): string };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default uriTemplates;
}

declare module "uri-template-lite" {
  class UriTemplateLite {
    constructor(text: string);
    expand(values: Readonly<Record<string, unknown>>): string;
  }
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default UriTemplateLite;
}
