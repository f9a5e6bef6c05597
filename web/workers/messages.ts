import type { CountedCaller } from '../../http/rate-limiter.ts'
import type { LimitName } from '../../shared/modes.ts'
import type { Figures } from '../metrics/metrics.ts'

/** What processes count together while it is open. */
export type OpenKind = 'connections' | 'streamsOfAccount' | 'streamsOfNetwork'

/** What a worker asks of the primary. */
export type Question =
	| { about: 'metrics' }
	/** Whether a use is within its limit, counted for all workers. */
	| { about: 'limit'; name: LimitName; caller: CountedCaller; points: number }
	/** Whether one more may be open; a question has the number of the open thing. */
	| { about: 'open'; kind: OpenKind; key: string; most: number }

/** From a worker to the process that started it. */
export type ToPrimary =
	| { kind: 'open'; port: number }
	| { kind: 'ask'; id: number; question: Question }
	| { kind: 'closed'; id: number }
	| { kind: 'figures'; id: number; figures: Figures }

/** From the primary to a worker. */
export type ToWorker =
	| { kind: 'answer'; id: number; answer: unknown }
	/** @param ofShop whether with the state of the shop, which one worker gives for all */
	| { kind: 'figures'; id: number; ofShop: boolean }
	/** Another worker serves in its place. */
	| { kind: 'replaced' }
