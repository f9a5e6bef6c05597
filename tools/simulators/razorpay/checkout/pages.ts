import { html, raw } from 'hono/html'
import type { Order } from '../ledger/entities.ts'
import { CARDS, UPI } from './test-figures.ts'

type Html = ReturnType<typeof html>

/** Where a buyer comes from and goes back to; carried along from page to page. */
export interface Visit {
	order_id: string
	/** Without one the page is in a frame of the shop's page. */
	callback_url: string
	cancel_url: string
	/** The origin of the shop, for messages to its page. */
	origin: string
	name: string
}

export const page = (title: string, content: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 0 auto; padding: 1rem; background: Canvas; min-height: 100vh; box-sizing: border-box }
label, fieldset { display: block; margin-block: .75rem }
input:not([type=radio]), select, button { font: inherit; padding: .5rem; min-height: 2.75rem }
table { border-collapse: collapse } td, th { text-align: start; padding: .25rem .75rem .25rem 0; vertical-align: top }
</style>
</head>
<body><p><small>Simulator of Razorpay: no money moves.</small></p>${content}</body>
</html>`

const rupees = (paise: number) =>
	(paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' })

const carried = (visit: Visit) =>
	Object.entries(visit).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
	)

const leave = (visit: Visit): Html | string => {
	if (!visit.callback_url)
		return html`<button type="button" onclick="${postToShop(visit, { kind: 'closed' })}">Close</button>`
	return visit.cancel_url ? html`<a href="${visit.cancel_url}">Cancel</a>` : ''
}

/** Told to the shop's page, around this one. */
const postToShop = ({ origin }: Visit, result: unknown) =>
	`parent.postMessage(${JSON.stringify(result)}, ${JSON.stringify(origin)})`

/** @param problem the mistake in the try before */
export const methodPage = (visit: Visit, order: Order, problem = '') =>
	page(
		'Pay',
		html`<h1>${visit.name || 'Shop'}: ${rupees(order.amount)}</h1>
${problem && html`<p role="alert">${problem}</p>`}
<form method="post" action="/v1/checkout/pay">${carried(visit)}
<fieldset><legend>Pay by</legend>
<label><input type="radio" name="method" value="card" checked> Card</label>
<label><input type="radio" name="method" value="upi"> UPI</label></fieldset>
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" list="cards" value="4100 2800 0000 1007"></label>
<datalist id="cards">${CARDS.map(({ number, name }) => html`<option value="${number}">${name}</option>`)}</datalist>
<label>The app for UPI <select name="upi">${Object.entries(UPI).map(([value, { says }]) => html`<option value="${value}">${says}</option>`)}</select></label>
<button>Pay ${rupees(order.amount)}</button> ${leave(visit)}
</form>`,
	)

export const otpPage = (visit: Visit, paymentId: string, card: string) =>
	page(
		'One-time password',
		html`<h1>Your bank</h1>
<form method="post" action="/v1/checkout/otp">${carried(visit)}
<input type="hidden" name="payment_id" value="${paymentId}"><input type="hidden" name="card" value="${card}">
<label>One-time password: 4 to 10 digits are right, fewer are wrong <input name="otp" inputmode="numeric" autocomplete="off" required></label>
<button>Submit</button> ${leave(visit)}
</form>`,
	)

/** Sends the buyer back to the shop, by a form from here or through the page around this one. */
export const backPage = (
	visit: Visit,
	{ heading, fields, result }: { heading: string; fields: Record<string, string>; result: unknown },
) =>
	visit.callback_url
		? page(
				heading,
				html`<h1>${heading}</h1>
<form method="post" action="${visit.callback_url}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>Back to the shop</button></form><script>document.forms[0].submit()</script>`,
			)
		: page(
				heading,
				html`<h1>${heading}</h1><p>${fields['error[description]'] ?? ''}</p>
<script>${raw(postToShop(visit, result).replaceAll('<', '\\u003c'))}</script>
<form method="post" action="/v1/checkout/again">${carried(visit)}<button>Try again</button> ${leave(visit)}</form>`,
			)

/** Nothing has been decided yet: the app for UPI has not answered. */
export const waitingPage = (visit: Visit, paymentId: string) =>
	page(
		'Waiting',
		html`<h1>Waiting for your app</h1><p>Payment ${paymentId}. It is answered on the simulator’s first page, by Authorise.</p>${leave(visit)}`,
	)

export const brokenPage = (why: string) =>
	page('Not possible', html`<h1>Not possible</h1><p>${why}</p>`)
