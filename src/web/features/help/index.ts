export { Explainer } from './explainer.tsx';
export { Film } from './film.tsx';
