import { qrCode } from './qr-code.ts'

const MARGIN = 4

/** A text as the drawing of a QR code, black on white in any scheme, since readers want it so. */
export function qrSvg(text: string): string {
	const code = qrCode(text)
	const size = code.length + 2 * MARGIN
	const dark = code.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
	)
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join('')}"/></svg>`
}
