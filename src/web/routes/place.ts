/** Where in the product a page is opened: what the address says beside the path. */
export interface Place {
  advertId: string | undefined;
  /** The company of a copywriter's advert. */
  tenantId: string | undefined;
  /** The open tab. */
  hash: string;
}
