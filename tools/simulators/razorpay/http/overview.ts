import { html } from 'hono/html'
import { page } from '../checkout/pages.ts'
import type { Control } from '../control.ts'
import { FAULT_NAMES } from './faults.ts'

/** How many of each are shown, newest first. */
const SHOWN = 50

const button = (action: string, label: string, fields: Record<string, string> = {}) =>
	html`<form method="post" action="/simulator/${action}" style="display: inline">${Object.entries(
		fields,
	).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
	)}<button>${label}</button></form> `

const options = (values: readonly string[], chosen = '') =>
	values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`)

const rupees = (paise: number) => (paise / 100).toLocaleString('en-IN')

/** The first page: all entities, and the actions on them. */
export function overviewPage(control: Control) {
	const { orders, payments, refunds } = control.state()
	const events = [...control.webhooks.all()].reverse()
	const manner = control.webhooks.manner()
	return page(
		'Simulator of Razorpay',
		html`<style>body { max-width: 70rem } label { display: inline-block; margin-inline-end: 1rem }</style>
<h1>Simulator of Razorpay</h1>
<p>Its time: ${new Date(control.now()).toISOString()}
<form method="post" action="/simulator/clock"><label>Push it ahead by days <input name="days" type="number" min="0" step="any" value="5"></label><button>Push</button></form>

<h2>Orders</h2>
<table><tr><th>Order<th>₹<th>State<th>Receipt<th></tr>
${orders.slice(0, SHOWN).map(
	(
		order,
	) => html`<tr><td>${order.id}<td>${rupees(order.amount)}<td>${order.status}<td>${order.receipt ?? ''}
<td>${
		order.status === 'paid'
			? ''
			: [
					button(`orders/${order.id}/pay`, 'Pay'),
					button(`orders/${order.id}/pay`, 'Fail', { outcome: 'declined' }),
					button(`orders/${order.id}/pay`, 'Leave open', { outcome: 'unanswered' }),
				]
	}</tr>`,
)}</table>

<h2>Payments</h2>
<table><tr><th>Payment<th>Order<th>₹<th>State<th></tr>
${payments.slice(0, SHOWN).map(
	(
		payment,
	) => html`<tr><td>${payment.id}<td>${payment.order_id}<td>${rupees(payment.amount)}<td>${payment.status} ${payment.error_reason ?? ''}
<td>${['created', 'failed'].includes(payment.status) ? button(`payments/${payment.id}/authorise`, 'Authorise') : ''}${
		payment.status === 'created' ? button(`payments/${payment.id}/fail`, 'Fail') : ''
	}${
		payment.status === 'captured'
			? [
					button(`payments/${payment.id}/refund`, 'Refund'),
					button(`payments/${payment.id}/dispute`, 'Dispute'),
				]
			: ''
	}</tr>`,
)}</table>

<h2>Refunds</h2>
<table><tr><th>Refund<th>Payment<th>₹<th>State<th></tr>
${refunds.slice(0, SHOWN).map(
	(
		refund,
	) => html`<tr><td>${refund.id}<td>${refund.payment_id}<td>${rupees(refund.amount)}<td>${refund.status}
<td>${
		refund.status === 'pending'
			? [
					button(`refunds/${refund.id}/processed`, 'Arrives'),
					button(`refunds/${refund.id}/failed`, 'Fails'),
				]
			: ''
	}</tr>`,
)}</table>
<form method="post" action="/simulator/refunds"><label>From now on they end after days <input name="days" type="number" min="0" step="any" value="5"></label>
<label>as <select name="as">${options(['processed', 'failed'])}</select></label><button>Set</button></form>

<h2>Webhooks</h2>
<form method="post" action="/simulator/webhooks">
<label>Sent <select name="send"><option value="true">yes</option><option value="false" ${manner.send ? '' : 'selected'}>never</option></select></label>
<label>How late, milliseconds <input name="delayMs" type="number" min="0" value="${manner.delayMs}"></label>
<label>Each how often <input name="copies" type="number" min="1" value="${manner.copies}"></label>
<label>Order <select name="order">${options(['as it happened', 'reversed', 'shuffled'], manner.order)}</select></label>
<button>Set</button></form>
${control.webhooks.isEnabled() ? '' : html`<p>Nobody took them for a day, so they are off. ${button('webhooks/enable', 'Enable')}</p>`}
<table><tr><th>Event<th>Id<th>Tries<th>Answer<th></tr>
${events
	.slice(0, SHOWN)
	.map(
		({ id, event, tries, status }) =>
			html`<tr><td>${event}<td>${id}<td>${tries}<td>${status ?? ''}<td>${button(`events/${id}/send`, 'Send')}</tr>`,
	)}</table>

<h2>Faults of the API</h2>
<form method="post" action="/simulator/faults/next"><label>The next calls <input name="calls" type="number" min="1" value="1"></label>
<label>are <select name="fault">${options(FAULT_NAMES)}</select></label><button>Set</button></form>
<form method="post" action="/simulator/faults/random"><label>Any call, with a probability of <input name="probability" type="number" min="0" max="1" step="any" value="0.2"></label>
<label>by the seed <input name="seed" type="number" value="1"></label><button>Set</button></form>
${button('faults/none', 'No more faults')}`,
	)
}
