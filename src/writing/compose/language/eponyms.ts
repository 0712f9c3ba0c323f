/** Methods, tests and makes that are called after a person or have their name from another tongue: they keep their capital where a line was typed in capitals. */

/** None of them is a word of every day as well. */
const eponyms: ReadonlySet<string> = new Set(
  `rockwell vickers brinell knoop charpy izod mohs pareto ishikawa kaizen kanban gantt taguchi deming shewhart weibull montessori steiner
  froebel piaget makaton braille bobath pilates waterlow braden snellen ishihara kjeldahl soxhlet petri bunsen erlenmeyer celsius
  fahrenheit bernoulli venturi pitot wheatstone faraday geiger doppler heimlich trendelenburg seldinger holter foley hickman bourdon
  bridgeport hurco heidenhain siemens fanuc jacquard axminster bosch holstein friesian fibonacci fourier laplace poisson belbin maslow
  heidelberg komori pantone munsell yamazumi jidoka hoshin gemba heijunka bessemer reggio`.split(/\s+/),
);

/** "ROCKWELL" and "rockwell" as the name that they are; null for any other word. */
export const asEponym = (word: string): string | null =>
  eponyms.has(word.toLowerCase()) ? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` : null;
