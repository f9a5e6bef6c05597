import { anybody, routesTagged, signedIn } from '../../http/call.ts'
import { respond, respondCreated, respondNoContent } from '../../http/respond.ts'
import { created, list, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { askForAlert, confirmAlert, stopAlert, stopOwnAlert } from './commands.ts'
import { LOG_IN, maySeeCounts } from './policy.ts'
import { countAlerts, listOwnAlerts } from './queries.ts'
import {
	AlertParam,
	NewStockAlert,
	StockAlert,
	StockAlertCount,
	StockAlertKey,
	StockAlertReceipt,
} from './schema.ts'

const call = routesTagged('Stock alerts')
const owner = signedIn(LOG_IN)

export function stockAlertRoutes() {
	return newRouter()
		.openapi(
			call('POST /stock-alerts', anybody, {
				summary: 'Ask to be told when a product is back in stock',
				countedBy: 'messages',
				body: body(NewStockAlert),
				responses: created(StockAlertReceipt, 'Noted, or asked by mail', 404, 409, 429),
			}),
			(c) => respondCreated(c, askForAlert, c.req.valid('json')),
		)
		.openapi(
			call('GET /stock-alerts', owner, {
				summary: 'The products that one’s own account waits for',
				responses: list(StockAlert, 'The latest first'),
			}),
			(c) => respond(c, listOwnAlerts),
		)
		.openapi(
			call('GET /stock-alerts/counts', maySeeCounts, {
				summary: 'How many people wait for each product (admin)',
				responses: list(StockAlertCount, 'The most awaited first'),
			}),
			(c) => respond(c, countAlerts),
		)
		.openapi(
			call('POST /stock-alerts/confirm', anybody, {
				summary: 'Confirm an address by the key in its mail',
				countedBy: 'messages',
				body: body(StockAlertKey),
				responses: ok(StockAlert, 'The address is told when the product is back', 429),
			}),
			(c) => respond(c, confirmAlert, c.req.valid('json')),
		)
		.openapi(
			call('POST /stock-alerts/stop', anybody, {
				summary: 'End an alert, by the key in its mail',
				body: body(StockAlertKey),
				responses: noContent('Nobody writes to the address of it any more'),
			}),
			(c) => respondNoContent(c, stopAlert, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /stock-alerts/{productId}', owner, {
				summary: 'End one’s own alert for a product',
				params: AlertParam,
				responses: noContent('The account is not told of it any more', 404),
			}),
			(c) => respondNoContent(c, stopOwnAlert, c.req.valid('param').productId),
		)
}
