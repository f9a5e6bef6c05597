import type { File, Window } from 'happy-dom'

type Field = [name: string, value: string | File]

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
const BOUNDARY = '----of-a-page-without-a-script'

/** The request of a browser that sends a form. @param submitter the button that sends it */
export async function requestOf(
	window: Window,
	form: HTMLFormElement,
	submitter: HTMLElement | null,
) {
	const asked = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
	const here = window.location.href
	const url = new URL(asked('action') || here, here)
	const fields = fieldsOf(window, form, submitter)
	const texts = new URLSearchParams(
		fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
	)
	if (asked('method')?.toLowerCase() !== 'post') {
		url.search = texts.toString()
		return { url, sent: {} }
	}
	const isMultipart = asked('enctype') === MULTIPART
	const body = isMultipart ? await multipart(fields) : texts.toString()
	const type = isMultipart ? `${MULTIPART}; boundary=${BOUNDARY}` : URL_ENCODED
	return {
		url,
		sent: { method: 'POST', headers: { origin: url.origin, 'content-type': type }, body },
	}
}

function fieldsOf(window: Window, form: HTMLFormElement, submitter: HTMLElement | null): Field[] {
	const name = submitter?.getAttribute('name')
	const value = submitter?.getAttribute('value') ?? ''
	const data = new window.FormData(form as never, (value ? submitter : undefined) as never)
	// A button without a value is sent as well, which the library leaves out.
	if (name && !value) data.append(name, value)
	return ([...data] as Field[]).map(([name, value]) => [name, asSent(value)])
}

/** Lines end in a form as in a mail. */
const asSent = (value: string | File) =>
	typeof value === 'string' ? value.replace(/\r?\n/g, '\r\n') : value

/** Written here, as Node leaves out the empty name of a file field without a file. */
async function multipart(fields: Field[]): Promise<Blob> {
	const parts = fields.map(([name, value]) => {
		const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`
		if (typeof value === 'string') return [`${head}\r\n\r\n${value}\r\n`]
		const type = value.type || 'application/octet-stream'
		return [`${head}; filename="${value.name}"\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n']
	})
	const bytes = parts.flat().map((part) => (typeof part === 'string' ? part : part.arrayBuffer()))
	return new Blob([...(await Promise.all(bytes)), `--${BOUNDARY}--\r\n`])
}
