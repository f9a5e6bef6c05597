import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { anybody, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond } from '../../http/respond.ts'
import { noContent, ok } from '../../http/responses.ts'
import { respondRevision, revisionIn } from '../../http/revision.ts'
import { type ApiEnv, body, newRouter } from '../../http/router.ts'
import { knownPin, saveRates } from './commands.ts'
import { readDeliveryPin, writeDeliveryPin } from './cookie.ts'
import { canManageRates } from './policy.ts'
import { deliveryQuote, type SavedRates, savedRates, tryRates } from './queries.ts'
import {
	DeliveryPin,
	DeliveryQuery,
	DeliveryQuote,
	DeliveryRates,
	DeliveryTry,
	RatesQuery,
	RememberedPin,
} from './schema.ts'

const call = routesTagged('Delivery')

const answerRates = (c: Context<ApiEnv>, { rates, revision }: SavedRates) =>
	respondRevision(c, rates, revision)

/** The calls for everybody. */
export function deliveryRoutes() {
	return newRouter()
		.openapi(
			call('GET /delivery', anybody, {
				summary: 'What delivery costs and when goods arrive',
				countedBy: 'delivery',
				query: DeliveryQuery,
				responses: ok(DeliveryQuote, 'By the rates of now', 429),
			}),
			(c) => respond(c, deliveryQuote, c.req.valid('query')),
		)
		.openapi(
			call('GET /delivery/pin', anybody, {
				summary: 'The PIN code that this browser gave',
				responses: ok(RememberedPin, 'From its cookie'),
			}),
			(c) => c.json({ pin: readDeliveryPin(c) }, 200),
		)
		.openapi(
			call('PUT /delivery/pin', anybody, {
				summary: 'Have this browser remember where goods are to go',
				body: body(DeliveryPin),
				responses: noContent('In a cookie, for half a year'),
			}),
			(c) => {
				writeDeliveryPin(c, unwrap(knownPin(c.req.valid('json').pin)))
				return c.body(null, 204)
			},
		)
}

/** The calls for admins. */
export function deliveryRateRoutes() {
	return newRouter()
		.openapi(
			call('GET /delivery-rates', canManageRates, {
				summary: 'What delivery costs by weight and distance (admin)',
				query: RatesQuery,
				responses: ok(DeliveryRates, 'The rates; ETag is their revision', 404),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { revision } = c.req.valid('query')
				return answerRates(c, unwrap(await savedRates(ctx, actor, revision)))
			},
		)
		.openapi(
			call('PUT /delivery-rates', canManageRates, {
				summary: 'Save the rates of delivery (admin)',
				description:
					'Takes the shape that GET answers, and in If-Match the ETag it came with. Who saved meanwhile is not overwritten: 412 has the rates as they are now in `current`.',
				headers: z.object({ 'if-match': z.string().optional() }),
				body: body(DeliveryRates),
				responses: ok(DeliveryRates, 'As they were saved', 412, 428),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const revision = revisionIn(c.req.header('if-match'))
				const change = { revision, rates: c.req.valid('json') }
				return answerRates(c, unwrap(await saveRates(ctx, actor, change)))
			},
		)
		.openapi(
			call('POST /delivery-rates/try', canManageRates, {
				summary: 'What delivery would cost by other rates (admin)',
				body: body(DeliveryTry),
				responses: ok(DeliveryQuote, 'Nothing is saved'),
			}),
			(c) => respond(c, tryRates, c.req.valid('json')),
		)
}
