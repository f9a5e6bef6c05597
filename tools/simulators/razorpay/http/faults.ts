import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import { chanceFrom } from '../chance.ts'

/** The faults of a call: whether its work is done, and how it is answered. */
const FAULTS = {
	cut: { isDone: false, answer: 'cut' },
	'done, then cut': { isDone: true, answer: 'cut' },
	hangs: { isDone: false, answer: 'none' },
	'done, then hangs': { isDone: true, answer: 'none' },
	'503': { isDone: false, answer: 503 },
	'done, then 500': { isDone: true, answer: 500 },
} as const
export type Fault = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS) as [Fault, ...Fault[]]

/** Faults of the network and of the provider, for calls of the API alone. */
export function openFaults() {
	let next: { fault: Fault; calls: number; path: string | null } | null = null
	let random: { probability: number; faults: readonly Fault[]; chance: () => number } | null = null
	let befallen = 0

	function draw(path: string): Fault | null {
		if (next && next.calls > 0 && (next.path ?? path) === path) {
			next.calls--
			return next.fault
		}
		if (!random || random.chance() >= random.probability) return null
		return random.faults[Math.floor(random.chance() * random.faults.length)] ?? null
	}

	return {
		/** The next calls, so many; of one path, such as `/v1/refunds`, where one is named. */
		next: (fault: Fault, calls = 1, path: string | null = null) => {
			next = { fault, calls, path }
		},
		/** Each call by chance, the same for a seed as long as the calls come in the same order. @param probability 0 to 1 */
		random: ({
			probability,
			seed,
			faults = FAULT_NAMES,
		}: {
			probability: number
			seed: number
			faults?: readonly Fault[]
		}) => {
			random = { probability, faults, chance: chanceFrom(seed) }
		},
		/** How many there have been. */
		befallen: () => befallen,
		none: () => {
			next = null
			random = null
		},
		middleware: createMiddleware<{ Bindings: HttpBindings }>(async (c, proceed) => {
			const fault = draw(c.req.path)
			if (!fault) return proceed()
			befallen++
			const { isDone, answer } = FAULTS[fault]
			if (isDone) await proceed()
			const { incoming, outgoing } = c.env
			if (answer === 'cut') incoming.socket.destroy()
			else if (answer === 'none') await new Promise((resolve) => outgoing.once('close', resolve))
			c.res = undefined
			c.res = typeof answer === 'number' ? c.json(SERVER_ERROR, answer) : RESPONSE_ALREADY_SENT
		}),
	}
}

export type Faults = ReturnType<typeof openFaults>

const SERVER_ERROR = {
	error: {
		code: 'SERVER_ERROR',
		description: 'We are facing some trouble completing your request at the moment.',
		source: 'internal',
		step: 'NA',
		reason: 'server_error',
		metadata: {},
	},
}
