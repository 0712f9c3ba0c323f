/** Long words with a short one that means the same. */

const pairs = `utilise=use|utilises=uses|utilised=used|utilising=using|utilize=use|utilizes=uses|utilized=used|utilizing=using |
  utilisation=use|utilization=use|commence=start|commences=starts|commenced=started|commencing=starting|endeavour to=try to |
  endeavours to=tries to|in order to=to|prior to=before|subsequent to=after|in the event of=if there is|in the event that=if|due
  to the fact that=because|at this point in time=now|at the present time=now|on a regular basis=regularly|on a daily basis=every day |
  on a weekly basis=every week|on a monthly basis=every month|in accordance with=under|with regard to=about|with regards to=about|in
  relation to=about|in respect of=about|for the purpose of=to|in excess of=more than|a large number of=many|the majority of=most |
  are able to=can|has the ability to=can|have the ability to=can|whilst=while|amongst=among|thereafter=then|aforementioned=this |
  henceforth=from now on|notwithstanding=despite|remuneration=pay|facilitate=help|facilitates=helps|facilitated=helped |
  facilitating=helping|ascertain=find out|expedite=hurry|necessitate=need|necessitates=needs|approximately=about|numerous=many |
  sufficient=enough|assistance=help|purchasing=buying|demonstrate=show|demonstrates=shows|terminate=end|optimum=best |
  methodology=method|leverage=use|leveraging=using`;

/** The short forms fit wherever these stand. */
const sure =
  /^(?:utili[sz]|commence|in order to|prior to|due to the fact|at this point|at the present|on a (?:daily|weekly|monthly)|in the event that|whilst|amongst|in excess of|with regards? to)/;

/** A long word or phrase, the short one, and whether it may be swapped without a second look. */
export interface Swap {
  long: string;
  short: string;
  sure: boolean;
}

/** Every swap. */
export const swaps: readonly Swap[] = pairs
  .replace(/\s+/g, ' ')
  .split('|')
  .map((pair) => {
    const [long = '', short = ''] = pair.trim().split('=');
    return { long, short, sure: sure.test(long) };
  });
