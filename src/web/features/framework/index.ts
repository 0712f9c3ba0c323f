/** The writing framework, shown in the advert builder. */
export { Framework } from './framework.tsx';
