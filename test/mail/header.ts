/** The lines of a message's header as they came, those that go on with a space included. */
export const headerLines = (source: string): string[] =>
	source.slice(0, source.indexOf('\r\n\r\n')).split('\r\n')

/** The value of a field, in one line (RFC 5322, 2.2.3). */
export function fieldOf(source: string, name: string): string {
	const whole = headerLines(source)
		.join('\r\n')
		.replace(/\r\n(?=[ \t])/g, '')
		.split('\r\n')
	const field = whole.filter((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
	if (field.length !== 1) throw new Error(`${field.length} fields ${name}`)
	return (field[0] ?? '').slice(name.length + 1).trim()
}

const ENCODED = /=\?([\w-]+)\?([BbQq])\?([^?\s]*)\?=/

function bytesOf(encoding: string, text: string): Buffer {
	if (encoding.toUpperCase() === 'B') return Buffer.from(text, 'base64')
	return Buffer.from(
		text
			.replaceAll('_', ' ')
			.replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
		'latin1',
	)
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Encoded words as they are read (RFC 2047, 6.2); each has to be whole by itself. */
export function decoded(text: string): string {
	const joined = text.replace(/(\?=)\s+(?==\?)/g, '$1')
	return joined.replace(new RegExp(ENCODED, 'g'), (word, charset, encoding, encoded) => {
		if (word.length > 75) throw new Error(`an encoded word of ${word.length} characters`)
		if (charset.toUpperCase() !== 'UTF-8') throw new Error(charset)
		return strict.decode(bytesOf(encoding, encoded))
	})
}

/** The one mailbox of a field: a phrase of atoms, quoted strings and encoded words, and an address in angle brackets. */
export function mailboxOf(field: string): { name: string; address: string } {
	let rest = field
	let name = ''
	let isAfterEncoded = false
	while (!rest.startsWith('<')) {
		const [space = ''] = /^\s*/.exec(rest) ?? []
		rest = rest.slice(space.length)
		if (rest.startsWith('<')) break
		const [quoted] = /^"(?:[^"\\]|\\.)*"/s.exec(rest) ?? []
		const [atom = ''] = /^[^\s()<>[\]:;@\\,."]+/.exec(rest) ?? []
		const token = quoted ?? atom
		if (token === '') throw new Error(`no phrase: ${rest}`)
		const isEncoded = quoted === undefined && new RegExp(`^${ENCODED.source}$`).test(atom)
		// White space between words counts as one space, and as none between encoded ones.
		if (name !== '' && !(isEncoded && isAfterEncoded)) name += ' '
		if (quoted !== undefined) name += quoted.slice(1, -1).replace(/\\(.)/gs, '$1')
		else name += isEncoded ? decoded(atom) : atom
		isAfterEncoded = isEncoded
		rest = rest.slice(token.length)
	}
	const [, address = ''] = /^<([^<>]+)>$/.exec(rest) ?? []
	return { name, address }
}
