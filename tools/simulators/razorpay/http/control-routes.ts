import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Control } from '../control.ts'
import { Refusal } from '../ledger/refusal.ts'
import { FAULT_NAMES } from './faults.ts'

const number = z.coerce.number().min(0)
/** A box that is not ticked is not sent; programs send true or false. */
const yes = z
	.union([z.boolean(), z.string()])
	.transform((given) => given === true || given === 'on' || given === 'true')

const Clock = z.object({ days: number.default(0), ms: number.default(0) })
const Manner = z.object({
	send: yes.default(true),
	delayMs: number.default(0),
	copies: number.int().min(1).default(1),
	order: z.enum(['as it happened', 'reversed', 'shuffled']).default('as it happened'),
})
const Target = z.object({
	url: z.url({ protocol: /^https?$/ }).optional(),
	secret: z.string().optional(),
})
const NextFaults = z.object({ fault: z.enum(FAULT_NAMES), calls: number.int().default(1) })
const RandomFaults = z.object({
	probability: z.coerce.number().min(0).max(1),
	seed: number.int().default(1),
	faults: z.array(z.enum(FAULT_NAMES)).optional(),
})
const Payment = z.object({
	method: z.enum(['card', 'upi', 'emi', 'netbanking']).default('card'),
	amount: number.int().optional(),
	currency: z.string().optional(),
	offer: number.int().optional(),
	paysFee: yes.optional(),
	again: yes.optional(),
	outcome: z
		.enum(['success', 'unanswered', 'no-funds', 'timed-out', 'wrong-otp', 'declined'])
		.default('success'),
})
const Why = z.object({
	why: z.enum(['no-funds', 'timed-out', 'wrong-otp', 'declined']).default('declined'),
})
const Refund = z.object({ amount: number.int().optional() })
const RefundsEnd = z.object({
	days: number.optional(),
	as: z.enum(['processed', 'failed']).optional(),
})
const Dispute = z.object({
	what: z
		.string()
		.regex(/^[a-z_]+$/)
		.default('created'),
})

/**
 * The calls by which developers and other processes control the simulator, under `/simulator`: JSON, or forms of its
 * first page.
 */
export function controlRoutes(control: Control) {
	const { webhooks, faults } = control
	return new Hono()
		.get('/state', (c) => c.json({ now: control.now(), ...control.state() }))
		.get('/events', (c) => c.json(webhooks.all()))
		.post('/clock', async (c) => {
			const { days, ms } = await bodyOf(c, Clock)
			control.advance(ms)
			control.advanceDays(days)
			return answer(c, { now: control.now() })
		})
		.post('/webhooks', async (c) => {
			webhooks.inManner(await bodyOf(c, Manner))
			return answer(c, webhooks.manner())
		})
		.post('/webhooks/target', async (c) => {
			const { url, secret } = await bodyOf(c, Target)
			webhooks.to({ ...(url ? { url } : {}), ...(secret ? { secret } : {}) })
			return answer(c, {})
		})
		.post('/webhooks/enable', (c) => {
			webhooks.enable()
			return answer(c, {})
		})
		.post('/events/:id/send', async (c) => {
			const isTaken = await webhooks.sendAgain(c.req.param('id'))
			return isTaken === null ? c.notFound() : answer(c, { isTaken })
		})
		.post('/faults/next', async (c) => {
			const { fault, calls } = await bodyOf(c, NextFaults)
			faults.next(fault, calls)
			return answer(c, {})
		})
		.post('/faults/random', async (c) => {
			const { faults: kinds, ...given } = await bodyOf(c, RandomFaults)
			faults.random({ ...given, ...(kinds ? { faults: kinds } : {}) })
			return answer(c, {})
		})
		.post('/faults/none', (c) => {
			faults.none()
			return answer(c, {})
		})
		.post('/settle', (c) => answer(c, control.settle() ?? {}))
		.post('/orders/:id/pay', async (c) =>
			answer(c, control.pay(c.req.param('id'), await bodyOf(c, Payment))),
		)
		.post('/payments/:id/authorise', (c) => {
			control.authorise(c.req.param('id'))
			return answer(c, {})
		})
		.post('/payments/:id/fail', async (c) => {
			control.fail(c.req.param('id'), (await bodyOf(c, Why)).why)
			return answer(c, {})
		})
		.post('/payments/:id/dispute', async (c) => {
			control.dispute(c.req.param('id'), (await bodyOf(c, Dispute)).what)
			return answer(c, {})
		})
		.post('/payments/:id/refund', async (c) => {
			const { amount } = await bodyOf(c, Refund)
			return answer(c, await control.refund(c.req.param('id'), amount))
		})
		.post('/refunds', async (c) => {
			const { days, as } = await bodyOf(c, RefundsEnd)
			control.refundsEnd({ ...(days === undefined ? {} : { days }), ...(as ? { as } : {}) })
			return answer(c, {})
		})
		.post('/refunds/:id/:as{processed|failed}', (c) => {
			control.endRefund(c.req.param('id'), c.req.param('as') as 'processed' | 'failed')
			return answer(c, {})
		})
}

const isForm = (c: Context) => !c.req.header('content-type')?.startsWith('application/json')

/** @throws Refusal for an unreadable body */
async function bodyOf<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
	const given = isForm(c) ? await c.req.parseBody() : await c.req.json().catch(() => null)
	const { success, data, error } = schema.safeParse(given)
	if (success) return data
	const [first] = error.issues
	throw new Refusal(`${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`)
}

/** Forms lead back to the first page. */
const answer = (c: Context, value: object) => (isForm(c) ? c.redirect('/', 303) : c.json(value))
