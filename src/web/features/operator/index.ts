/** The operator's desk. */
export { OperatorPage } from './operator-page.tsx';
