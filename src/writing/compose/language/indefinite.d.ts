declare module 'indefinite' {
  interface Options {
    articleOnly?: boolean;
    caseInsensitive?: boolean;
  }
  export default function indefinite(word: string, options?: Options): string;
}
