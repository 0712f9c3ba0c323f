/** The AI copy generator. */
export { Generator } from './generator.tsx';
