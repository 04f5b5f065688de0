import { Icon } from '../icon/icon.tsx';
import { texts } from '../texts.ts';
import './portrait.css';

interface PortraitProps {
  name: string;
  /** A data: or blob: URL; null shows a plain outline. */
  src: string | null;
  size?: 'small' | 'normal' | 'large';
  /** What the picture is when it is not the face: 'Documento'. */
  caption?: string;
}

/** 4:5, with the name under it. */
export function Portrait({ name, src, size = 'normal', caption }: PortraitProps) {
  return (
    <figure className={`portrait portrait-${size}`}>
      {src ? (
        <img
          className="portrait-picture"
          src={src}
          alt={caption ? texts.pictureOf(caption, name) : texts.photoOf(name)}
        />
      ) : (
        <span className="portrait-picture portrait-missing" role="img" aria-label={texts.noPhoto(name)}>
          <Icon name="person" />
        </span>
      )}
      <figcaption>{caption ?? name}</figcaption>
    </figure>
  );
}
