export { forgetSession, profileQuery, roleOf } from './session.ts';
