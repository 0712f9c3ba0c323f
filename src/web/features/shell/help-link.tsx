/** Help in the sidebar: the installation's knowledge base in a new tab, or the help page where there is none. */
import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';

export function HelpLink() {
  const { data } = useQuery({ ...answerOf('help.media'), ...unchanging });
  const words = (
    <>
      <IconHelpCircle size={20} stroke={1.6} aria-hidden="true" />
      <span>Help</span>
    </>
  );
  if (data !== undefined && data.knowledgeBaseUrl !== null) {
    return (
      <a
        className="nav"
        href={data.knowledgeBaseUrl}
        target="_blank"
        rel="noopener noreferrer"
        title="Help, in a new tab"
      >
        {words}
      </a>
    );
  }
  return (
    <Link className="nav" to={paths.help} title="Help">
      {words}
    </Link>
  );
}
