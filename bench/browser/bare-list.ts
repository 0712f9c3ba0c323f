/** The measure: React and nothing else, a page that asks for the same list and shows its rows. */
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  id: string;
  jobTitle: string;
  sector: string;
}

function List() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    const { token } = JSON.parse(localStorage.getItem('User_Access_Token') ?? '{}') as { token?: string };
    const address = String(new URL(location.href).searchParams.get('list'));
    void fetch(address, { headers: { authorization: `Bearer ${token}` } })
      .then((reply) => reply.json())
      .then(({ adverts }: { adverts: Row[] }) => setRows(adverts));
  }, []);
  const items = rows.map(({ id, jobTitle, sector }) =>
    createElement('li', { key: id, className: 'row' }, `${jobTitle} ${sector}`),
  );
  return createElement('ul', null, items);
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(List));
