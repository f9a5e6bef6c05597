/** How text messages are ordered from the service that sends them; `{names}` in it are filled in. */
export interface SmsRequest {
	url: string
	/** As JSON, or as a form; none where the address says it all. */
	body: string | null
	/** The header by which the service knows the shop: `authkey: …`. */
	header: { name: string; value: string } | null
}

/** The requests for each kind of text message; null where the shop sends none. */
export interface SmsRequests {
	code: SmsRequest
	link: SmsRequest | null
}

/** A text message about an order; its words are registered with the service. */
interface OrderSms {
	/** Ten digits. */
	mobile: string
	orderId: string
	/** The name that the shop goes by. */
	shop: string
}

export interface CodeSms extends OrderSms {
	code: string
}

export interface LinkSms extends OrderSms {
	/** The address that opens the order. */
	link: string
}

/** The mobile number of India that a phone number is, ten digits; null where it is another kind. */
export function mobileOf(phone: string): string | null {
	const digits = phone.replace(/\D/g, '')
	const [, mobile = null] = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits) ?? []
	return mobile
}

type Encode = (text: string) => string

const inJson: Encode = (text) => JSON.stringify(text).slice(1, -1)

const isJson = (body: string) => /^\s*[[{]/.test(body) && !/^\s*\{\w+\}/.test(body)

function filled(template: string, { orderId, ...sms }: CodeSms | LinkSms, encode: Encode) {
	const values: Record<string, string> = { ...sms, phone: `91${sms.mobile}`, order: orderId }
	return template.replace(/\{(\w+)\}/g, (all, name) =>
		Object.hasOwn(values, name) ? encode(values[name] ?? '') : all,
	)
}

/** The request that has a text message sent. */
export function requestFor({ url, body, header }: SmsRequest, sms: CodeSms | LinkSms) {
	const type = body === null ? null : isJson(body) ? 'json' : 'x-www-form-urlencoded'
	return {
		url: filled(url, sms, encodeURIComponent),
		body: body === null ? null : filled(body, sms, type === 'json' ? inJson : encodeURIComponent),
		headers: {
			...(header && { [header.name]: header.value }),
			...(type && { 'content-type': `application/${type}` }),
		} as Record<string, string>,
	}
}
