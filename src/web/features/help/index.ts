export { Explainers } from './explainers.tsx';
export { Film } from './film.tsx';
