export { messageOf, messagesOf, showFailure } from './form-errors.ts';
