/** One advert on the dashboard. The whole card is a link; the menu is its own button. */
import {
  IconDotsVertical,
  IconDownload,
  IconLanguage,
  IconMapPin,
  IconPencil,
  IconSpeakerphone,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AdvertSummary } from '#contract/advert.ts';
import { builderHref } from '#web/paths.ts';
import { AvatarGroup } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { deadlineText, momentText } from '#web/ui/dates.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

export interface CardActions {
  onEdit: (advert: AdvertSummary) => void;
  onExport: (advert: AdvertSummary) => void;
  onTranslate: (advert: AdvertSummary) => void;
  onPosts: (advert: AdvertSummary) => void;
  onDelete: (advert: AdvertSummary) => void;
}

export interface CardProps extends CardActions {
  advert: AdvertSummary;
  copywriter: boolean;
  mayDelete: boolean;
  now: Date;
  timezone: string | null;
  /** While adverts are chosen: whether this one is. */
  selected: boolean | undefined;
  onToggle: () => void;
}

function Status({ advert, now, timezone }: Pick<CardProps, 'advert' | 'now' | 'timezone'>) {
  if (advert.type === 'copywriter') {
    return advert.isCopywriterAssigned ? (
      <span className="chip chip--ink">COPYWRITER ASSIGNED</span>
    ) : (
      <span className="chip chip--clay">WAITING FOR COPYWRITER ASSIGNMENT</span>
    );
  }
  return (
    <time className="t-caps" dateTime={advert.createdAt}>
      {momentText(advert.createdAt, now, timezone)}
    </time>
  );
}

function itemsOf(props: CardProps): MenuItem[] {
  const { advert, copywriter, mayDelete, onEdit, onExport, onTranslate, onPosts, onDelete } = props;
  const icon = { size: 18, stroke: 1.6 } as const;
  const edit: MenuItem = { label: 'Edit', icon: <IconPencil {...icon} />, onSelect: () => onEdit(advert) };
  if (copywriter) return advert.status === 'completed' ? [] : [edit];
  const publish: MenuItem[] = [
    { label: 'Translate', icon: <IconLanguage {...icon} />, onSelect: () => onTranslate(advert) },
    { label: 'Generate Social Media Post', icon: <IconSpeakerphone {...icon} />, onSelect: () => onPosts(advert) },
    { label: 'Export', icon: <IconDownload {...icon} />, onSelect: () => onExport(advert) },
  ];
  const remove: MenuItem = {
    label: 'Delete',
    icon: <IconTrash {...icon} />,
    danger: true,
    onSelect: () => onDelete(advert),
  };
  const items = advert.status === 'completed' ? publish : [edit];
  return mayDelete ? [...items, remove] : items;
}

export function AdvertCard(props: CardProps) {
  const { advert, now, timezone, copywriter, selected, onToggle } = props;
  const choosing = selected !== undefined;
  const choosable = choosing && (advert.status !== 'draft' || props.mayDelete);
  const items = itemsOf(props);
  const place = [advert.location, advert.country].filter(Boolean).join(', ');
  const deadline = advert.deadline === null ? undefined : deadlineText(advert.deadline, now, timezone);
  return (
    <article className={`ad paper ${choosable ? 'is-choosing' : ''} ${selected ? 'is-sel' : ''}`}>
      <div className="top">
        <Status advert={advert} now={now} timezone={timezone} />
        {choosing && !choosable && <span className="t-small muted">Only admins can delete this</span>}
        {choosable && (
          <CheckField label={`Select ${advert.jobTitle}`} labelHidden checked={selected} onChange={onToggle} />
        )}
        {!choosing && items.length > 0 && (
          <Menu
            items={items}
            button={(button) => (
              <IconButton {...button} label={`Options for ${advert.jobTitle}`}>
                <IconDotsVertical size={20} stroke={1.6} />
              </IconButton>
            )}
          />
        )}
      </div>
      <h2>
        {choosing ? (
          advert.jobTitle
        ) : (
          <Link className="ad-link" to={builderHref(advert.type, advert.id, advert.tenantId)}>
            {advert.jobTitle}
          </Link>
        )}
      </h2>
      <p className="loc">
        <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
        <span>{place}</span>
      </p>
      {copywriter && advert.companyName !== null && <p className="loc">{advert.companyName}</p>}
      <div className="bot">
        <AvatarGroup people={advert.advertsModified} />
        {deadline !== undefined && (
          <p className={`dl ${deadline.near ? 'soon' : ''}`}>
            Deadline<b>{deadline.text}</b>
          </p>
        )}
      </div>
    </article>
  );
}
