/** A film at an address of the settings: a file plays here, a film site's page is shown in a frame. */

const isFile = (url: string): boolean => /\.(?:mp4|m4v|webm|ogv|mov)$/i.test(new URL(url).pathname);

/** Captions lie beside the film, under the same name. */
const captionsOf = (url: string): string => {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\.\w+$/, '.vtt');
  return address.href;
};

export interface FilmProps {
  url: string;
  title: string;
  /** The film can't be shown; whoever shows it has the same in words. */
  onFailed: () => void;
}

export function Film({ url, title, onFailed }: FilmProps) {
  if (isFile(url)) {
    return (
      <video className="film" src={url} controls preload="metadata" aria-label={title} onError={onFailed}>
        {/* Asked for only when somebody switches captions on. */}
        <track kind="captions" srcLang="en" label="English" src={captionsOf(url)} />
      </video>
    );
  }
  return (
    <iframe
      className="film"
      src={url}
      title={title}
      allow="fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="no-referrer"
      onError={onFailed}
    />
  );
}
