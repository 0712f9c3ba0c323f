/** The clipboard of an advert. */
export { Clipboard } from './clipboard.tsx';
