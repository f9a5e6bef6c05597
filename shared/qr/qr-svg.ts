import qrcode from 'qrcode-generator'

const MARGIN = 4

qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)]

/**
 * A text as the drawing of a QR code of level M, black on white in any scheme, since readers want it so.
 * @throws where it is longer than 2,331 bytes
 */
export function qrSvg(text: string): string {
	const code = qrcode(0, 'M')
	code.addData(text)
	code.make()
	const length = code.getModuleCount()
	const size = length + 2 * MARGIN
	const dark = Array.from(
		{ length: length ** 2 },
		(_, at) => [at % length, Math.floor(at / length)] as const,
	)
		.filter(([x, y]) => code.isDark(y, x))
		.map(([x, y]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join('')}"/></svg>`
}
