export { messagesOf, showFailure } from './form-errors.ts';
