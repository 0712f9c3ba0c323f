/** The AI assistant in the editor. */
export { Assistant } from './assistant.tsx';
