export { markTourCompleted, roleOf } from './session.ts';
