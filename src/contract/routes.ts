/**
 * Name -> method and path of every endpoint, without schemas: this is all that the browser needs at run time, so that the
 * pages don't carry the validation library. Paths stand under /api. The rest of an endpoint is in its feature's file.
 */
export const routes = {
  'auth.login': 'POST /auth/login',
  'auth.logout': 'GET /auth/logout',
  'user.register': 'POST /user/register',
  'user.verify': 'POST /user/verifyUser',
  'user.resetPassword': 'POST /user/resetPassword',
  'user.forgotPassword': 'POST /user/forgotPassword',
  'user.resendEmail': 'POST /user/resendEmail',
  'user.me': 'GET /user/me',
  'user.tourStatus': 'PUT /user/update/tourGuideStatus',
  'organisation.industries': 'GET /organisation/getIndustryList',
  'organisation.setUp': 'POST /organisation/addInfo',
  'advert.list': 'GET /advert/list',
  'advert.counts': 'GET /advert/counts',
  'advert.details': 'POST /advert/advertDetails',
  'advert.save': 'POST /advert/create',
  'advert.saveContent': 'POST /advert/saveAdvertContent',
  'advert.approve': 'POST /advert/approve',
  'advert.updateStatus': 'POST /advert/updateStatus',
  'advert.updateMode': 'PUT /advert/updateMode',
  'advert.delete': 'DELETE /advert/:id',
  'advert.deleteMany': 'DELETE /advert/all',
  'advert.skipTooltip': 'POST /advert/skipTooltip',
  'jobDescription.attach': 'POST /advert/jobDescription',
  'jobDescription.get': 'POST /advert/getJobDescription',
  'jobDescription.delete': 'DELETE /advert/delete/jobDescription',
  'reference.languages': 'GET /language',
  'reference.countries': 'GET /location/countries',
  'reference.tones': 'GET /toneOfVoice/all',
  'reference.sectors': 'GET /sector/list',
  'guideline.list': 'POST /guideline/listbyheading',
  'guideline.listByTitle': 'POST /guideline/getGuidelinesByTitle',
  'guideline.add': 'POST /guideline/addguidelinetitle',
  'guideline.save': 'PUT /guideline/updatevalue',
  'guideline.delete': 'DELETE /guideline/deletevalue',
  'guideline.deleteByTitle': 'DELETE /guideline/deleteguidelinetitle',
  'copywriter.guidelines': 'POST /copyWriter/guidelinebyheading',
  'copywriter.details': 'GET /copyWriter/getDetails',
  'copywriter.tenants': 'GET /copyWriter/assignedAdvertTenantList',
  'copywriter.adverts': 'POST /copyWriter/assignedAdverts',
  'copywriter.request': 'POST /advert/requestCopywriter',
  'copywriter.assign': 'POST /copyWriter/assign',
  'copywriter.finish': 'POST /copyWriter/copywritingCompleted',
  'copywriter.sendBack': 'POST /advert/sendBackToCopywriter',
  'operator.desk': 'GET /operator/desk',
  'operator.invite': 'POST /operator/copywriter',
  'operator.remove': 'DELETE /operator/copywriter/:id',
  'operator.unassign': 'POST /operator/unassign',
  'storage.uploadUrl': 'POST /aws/getUploadSignedUrl',
  'storage.deleteUrl': 'POST /aws/getDeleteUploadSignedUrl',
  'storage.downloadUrl': 'POST /aws/getDownloadSignedUrl',
  'user.list': 'GET /user/getAllUsers',
  'user.invite': 'POST /user/invite',
  'user.inviteAgain': 'POST /user/inviteAgain',
  'user.update': 'PUT /user/update',
  'user.delete': 'DELETE /user/delete/:id',
  'profile.update': 'POST /me/update',
  'profile.delete': 'POST /user/me/delete',
  'help.contact': 'POST /help/contactUs',
  'help.media': 'GET /help/media',
  'system.demo': 'GET /demo',
  'system.health': 'GET /health',
  'system.ready': 'GET /ready',
} as const;

/** The stable name of an endpoint. */
export type EndpointName = keyof typeof routes;

/** Splits a route into its method and path. */
export function readRoute(name: EndpointName): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } {
  const [method, path] = routes[name].split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  return { method, path };
}
