import type { OnlinePayment } from '../../../domain/settlement/online-schema'

type Form = NonNullable<OnlinePayment['form']>
type Fields = Record<string, string>

interface Options {
	key: string
	order_id: string
	amount: string
	currency: string
	name: string
	description: string
	prefill: Fields
	config?: { display: { hide: { method: string }[] } }
	handler: (fields: Fields) => void
	modal: { ondismiss: () => void }
}

declare global {
	interface Window {
		Razorpay?: new (options: Options) => { open: () => void }
	}
}

/** The field that names a method which the form does not offer. */
const HIDDEN_METHOD = 'config[display][hide][0][method]'

/** Whether a page is shown inside another app, such as a chat. */
export const isInApp = (userAgent: string): boolean =>
	/\bFBAN|\bFBAV|Instagram|\bLine\/|; wv\)/.test(userAgent)

function load(src: string): Promise<void> {
	return new Promise((resolve, reject) => {
		if (window.Razorpay) return resolve()
		const script = document.createElement('script')
		script.src = src
		script.onload = () => resolve()
		script.onerror = () => reject(new Error('The script of the payment form is not there'))
		document.head.append(script)
	})
}

interface Outcome {
	/** Called with the fields that Razorpay has signed. */
	onPaid: (fields: Fields) => void
	/** A buyer who closes it has not paid, or has failed to. */
	onClosed: () => void
}

/** Shows Razorpay's form over the page. @throws Error where its script cannot be loaded */
export async function openForm(
	{ script, fields }: Form,
	{ onPaid, onClosed }: Outcome,
): Promise<void> {
	await load(script)
	if (!window.Razorpay) throw new Error('The script of the payment form does not work')
	const of = (name: string) => fields[name] ?? ''
	new window.Razorpay({
		key: of('key_id'),
		order_id: of('order_id'),
		amount: of('amount'),
		currency: of('currency'),
		name: of('name'),
		description: of('description'),
		prefill: {
			name: of('prefill[name]'),
			email: of('prefill[email]'),
			contact: of('prefill[contact]'),
		},
		...(of(HIDDEN_METHOD) && { config: { display: { hide: [{ method: of(HIDDEN_METHOD) }] } } }),
		handler: onPaid,
		modal: { ondismiss: onClosed },
	}).open()
}

/** Sends the signed fields to the store, as the form of Razorpay's own page does. */
export function sendBack(url: string, fields: Fields): void {
	const form = document.createElement('form')
	form.method = 'post'
	form.action = url
	for (const [name, value] of Object.entries(fields)) {
		const input = document.createElement('input')
		input.type = 'hidden'
		input.name = name
		input.value = String(value)
		form.append(input)
	}
	document.body.append(form)
	form.submit()
}
