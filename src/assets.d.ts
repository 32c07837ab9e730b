/** A font's address on the site. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
