export { forgetSession, markTourCompleted, profileQuery, roleOf } from './session.ts';
