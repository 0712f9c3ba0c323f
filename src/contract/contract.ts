/** The whole API by endpoint name. A route without an endpoint, or an endpoint without a route, does not compile. */
import { accountEndpoints } from './account.ts';
import { advertEndpoints, jobDescriptionEndpoints } from './advert.ts';
import { assistantEndpoints } from './assistant.ts';
import { checkEndpoints } from './checks.ts';
import { companyEndpoints, storageEndpoints, systemEndpoints } from './company.ts';
import { copywritingEndpoints } from './copywriter.ts';
import type { Endpoint } from './endpoint.ts';
import { frameworkEndpoints } from './framework.ts';
import { generatorEndpoints } from './generator.ts';
import { guidelineEndpoints } from './guidelines.ts';
import { libraryEndpoints } from './library.ts';
import { peopleEndpoints } from './people.ts';
import { publishingEndpoints } from './publishing.ts';
import { reviewEndpoints } from './review.ts';
import type { EndpointName } from './routes.ts';

export const contract = {
  ...accountEndpoints,
  ...advertEndpoints,
  ...jobDescriptionEndpoints,
  ...companyEndpoints,
  ...guidelineEndpoints,
  ...checkEndpoints,
  ...copywritingEndpoints,
  ...reviewEndpoints,
  ...storageEndpoints,
  ...libraryEndpoints,
  ...frameworkEndpoints,
  ...peopleEndpoints,
  ...publishingEndpoints,
  ...generatorEndpoints,
  ...assistantEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type Contract = typeof contract;
