import type { Context } from 'hono'
import { anybody, routesTagged } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { unwrap } from '../../http/problem.ts'
import { localize, localized } from '../../http/render-messages.ts'
import { ok } from '../../http/responses.ts'
import { type ApiEnv, body, json, newRouter } from '../../http/router.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { zero } from '../../shared/money.ts'
import { fail, type Result, ok as success } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { productById } from '../catalogue/queries.ts'
import type { Product } from '../catalogue/schema.ts'
import { installsAt } from '../delivery/coverage.ts'
import { rowOfKind } from '../reference-data/rules.ts'
import { answerBackup } from './backup/backup-answer.ts'
import { BackupAnswer, BackupRequest } from './backup/schema.ts'
import { whyUnchecked } from './electrical/items.ts'
import { checkCart } from './fits/cart.ts'
import { fitsWith } from './fits/fits.ts'
import { kitCost } from './fits/kit-cost.ts'
import { substitutesFor } from './fits/substitutes.ts'
import {
	answerString,
	figuresFor,
	givenFigures,
	siteFrom,
} from './internal/electrical/string-answer.ts'
import { adviceOn } from './internal/fits/cart-advice.ts'
import {
	CartCheckAnswer,
	CheckRequest,
	FitsWithAnswer,
	FitsWithQuery,
	ProductAdvice,
	StringAnswer,
	StringRequest,
} from './internal/fits/fit-schema.ts'
import { KitCostAnswer } from './internal/fits/kit-cost-schema.ts'
import { estimateYield } from './internal/yield/estimate.ts'
import { PAGE_PLANS } from './limits.ts'
import { installationPrice } from './money/installation.ts'
import { nationalTerms, planInput, singlePhaseWAt } from './queries.ts'
import { YieldAnswer, YieldRequest } from './schema.ts'
import { PlanAnswer } from './sizing/answer/answer-schema.ts'
import { PlanRequest } from './sizing/schema.ts'
import { planPoints } from './sizing/search/cost.ts'

const call = routesTagged('Planner')

/** A page of the shop asks for its plan in process. */
const pointsOfPlan = ({ env, var: { ctx } }: Context<ApiEnv>) =>
	planPoints(ctx.catalogue.products) * (env.inProcess ? PAGE_PLANS : 1)

/** A product by the field that named it, so that the refusal says which. */
function named(ctx: AppContext, actor: Actor, field: string, id: string): Result<Product> {
	const found = productById(ctx, actor, id)
	if (found.ok) return found
	const { code, message } = found.problem
	return fail(code, message, { fields: { [field]: message } })
}

/** The figures of a panel or inverter that is named by its id. */
function figuresOfProduct<K extends 'panel' | 'inverter'>(
	{ ctx, actor }: { ctx: AppContext; actor: Actor },
	kind: K,
	id: string | undefined,
) {
	return figuresFor(unwrap(named(ctx, actor, `${kind}Id`, id ?? '')), kind)
}

export function plannerRoutes() {
	return newRouter()
		.openapi(
			call('POST /planner/yield', anybody, {
				summary: 'What panels yield at a place, month by month',
				countedBy: 'planning',
				body: body(YieldRequest),
				responses: ok(YieldAnswer, 'Of a usual year', 429),
			}),
			(c) => c.json(localized(c, estimateYield(c.req.valid('json'))), 200),
		)
		.openapi(
			call('POST /planner/string', anybody, {
				summary: 'Check strings of a panel on an inverter',
				countedBy: 'planning',
				body: body(StringRequest),
				responses: ok(StringAnswer, 'Every check', 404, 429),
			}),
			(c) => {
				const request = c.req.valid('json')
				const site = unwrap(siteFrom(request))
				const given = givenFigures(request)
				const panel = given.panel ?? unwrap(figuresOfProduct(c.var, 'panel', request.panelId))
				const inverter =
					given.inverter ?? unwrap(figuresOfProduct(c.var, 'inverter', request.inverterId))
				return c.json(localize(c, answerString(panel, inverter, site, request)), 200)
			},
		)
		.openapi(
			call('POST /planner/check', anybody, {
				summary: 'Check whether products fit together',
				countedBy: 'planning',
				body: body(CheckRequest),
				responses: ok(
					CartCheckAnswer,
					'What does not fit, what is missing, what would help',
					404,
					429,
				),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const today = dayAt(ctx.now())
				const { scheme, law, lawful } = await nationalTerms(ctx, today)
				const { items, ...place } = c.req.valid('json')
				const lines = items.map(({ productId, quantity }, index) => ({
					item: unwrap(named(ctx, actor, `items.${index}.productId`, productId)),
					quantity,
				}))
				const singlePhaseW = await singlePhaseWAt(ctx, place.pin)
				const site = { ...unwrap(siteFrom(place)), singlePhaseW }
				const { products } = ctx.catalogue
				const advice = adviceOn(lines, products, { scheme, today, law })
				const check = checkCart(lines, products, site, lawful.items)
				return c.json(localize(c, { ...check, advice }), 200)
			},
		)
		.openapi(
			call('POST /planner/plan', anybody, {
				summary: 'The best system for these details, out of what is in stock',
				countedBy: (c) => limit(c, 'planning', pointsOfPlan(c)),
				body: body(PlanRequest),
				responses: ok(PlanAnswer, 'Up to three systems, or why there is none', 429),
			}),
			async (c) => {
				const { ctx } = c.var
				const input = await planInput(ctx, c.req.valid('json'))
				return c.json(localized(c, await ctx.planner.plan(input, ctx.catalogue.products)), 200)
			},
		)
		.openapi(
			call('POST /planner/backup', anybody, {
				summary: 'An inverter and batteries for power cuts, without panels',
				countedBy: 'planning',
				body: body(BackupRequest),
				responses: ok(BackupAnswer, 'The one of the least price, or why there is none', 429),
			}),
			(c) => {
				const { products } = c.var.ctx.catalogue
				return c.json(localize(c, answerBackup(c.req.valid('json'), products)), 200)
			},
		)
		.openapi(
			call('GET /products/{id}/advice', anybody, {
				summary: 'What a buyer of this product may lose, such as a subsidy or a place on the grid',
				responses: ok(ProductAdvice, 'None for most'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const item = unwrap(productById(ctx, actor, c.req.valid('param').id))
				const today = dayAt(ctx.now())
				const { scheme, law } = await nationalTerms(ctx, today)
				const advice = adviceOn([{ item, quantity: 1 }], ctx.catalogue.products, {
					scheme,
					today,
					law,
				})
				const shown = advice.map(({ lines: _, ...fix }) => fix)
				return c.json(localize(c, shown), 200)
			},
		)
		.openapi(
			call('GET /products/{id}/cost', anybody, {
				summary: 'What a home pays for a kit, with installation and less the subsidy',
				responses: ok(KitCostAnswer, 'As the prices and schemes in force have it', 422),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const product = unwrap(productById(ctx, actor, c.req.valid('param').id))
				const { name, sheet } = product
				if (sheet?.kind !== 'kit')
					return unwrap(fail('invalid', message('planner.kit.is_none', { name })))
				const { scheme, rows, on, lawful } = await nationalTerms(ctx, dayAt(ctx.now()))
				const { asIfAll, barred } = lawful
				const byId = new Map(asIfAll.map((item) => [item.id, item]))
				const installs = await installsAt(ctx, ctx.db, { pin: null, state: null, at: ctx.now() })
				const installation = installs ? rowOfKind(rows, 'installation-price') : undefined
				const cost = kitCost({ ...product, sheet }, (id) => byId.get(id), {
					scheme,
					installationOf: (kwp) =>
						installation ? installationPrice(installation.figures, kwp) : zero,
					on,
					barred,
				})
				return c.json(localize(c, cost), 200)
			},
		)
		.openapi(
			call('GET /products/{id}/fits-with', anybody, {
				summary:
					'Products that fit with this one, and may be connected to the grid where both serve on it',
				query: FitsWithQuery,
				responses: {
					200: json(
						FitsWithAnswer,
						'Each with its reason: in stock in the number it takes first, kinds in turn, of each what needs no others in series and costs least',
					),
				},
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { limit, ...place } = c.req.valid('query')
				const product = unwrap(productById(ctx, actor, c.req.valid('param').id))
				const why = whyUnchecked(product)
				unwrap(why ? fail('invalid', why) : success(null))
				const site = unwrap(siteFrom(place))
				const { lawful } = await nationalTerms(ctx, dayAt(ctx.now()))
				const found = fitsWith(product, ctx.catalogue.products, site, lawful.barred)
				const shown = found
					.slice(0, limit)
					.map(({ item, reason }) => ({ productId: item.id, reason }))
				return c.json(localize(c, shown), 200, { 'x-total-count': String(found.length) })
			},
		)
		.openapi(
			call('GET /products/{id}/substitutes', anybody, {
				summary: 'Products in stock that serve in place of this one',
				query: FitsWithQuery,
				responses: {
					200: json(
						FitsWithAnswer,
						'Each with its reason: what fits with the same products and has the nearest rating first',
					),
				},
			}),
			(c) => {
				const { ctx, actor } = c.var
				const { limit, ...place } = c.req.valid('query')
				const product = unwrap(productById(ctx, actor, c.req.valid('param').id))
				const site = unwrap(siteFrom(place))
				const found = substitutesFor(product, ctx.catalogue.products, site)
				const shown = found
					.slice(0, limit)
					.map(({ item, reason }) => ({ productId: item.id, reason }))
				return c.json(localize(c, shown), 200, { 'x-total-count': String(found.length) })
			},
		)
}
