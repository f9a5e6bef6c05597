import qrcode from 'qrcode-generator'
import sharp from 'sharp'

/** The widths of bars and gaps of each sign of Code 128 (ISO/IEC 15417, table 1), by its value. */
const SIGNS =
	'212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const START_B = 104
const STOP = '2331112'

const bars = (value: number) => SIGNS.slice(value * 6, value * 6 + 6)

/** A bar code (Code 128) of printable ASCII, as a PNG with a quiet zone around it. */
export function barCode(text: string): Promise<Buffer> {
	const values = [...text].map((sign) => sign.charCodeAt(0) - 32)
	const check = values.reduce((sum, value, n) => sum + value * (n + 1), START_B) % 103
	const widths = [START_B, ...values, check].map(bars).join('') + STOP
	let x = 20
	const drawn = [...widths].map((width, n) => {
		const at = x
		x += Number(width)
		return n % 2 === 0 ? `<rect x="${at}" y="20" width="${width}" height="60"/>` : ''
	})
	return pngOf(x + 20, 100, drawn.join(''))
}

/** A QR code as a PNG with a quiet zone around it. */
export function qrPicture(text: string): Promise<Buffer> {
	const code = qrcode(0, 'M')
	code.addData(text)
	code.make()
	const count = code.getModuleCount()
	const drawn: string[] = []
	for (let row = 0; row < count; row++)
		for (let column = 0; column < count; column++)
			if (code.isDark(row, column))
				drawn.push(`<rect x="${column + 4}" y="${row + 4}" width="1" height="1"/>`)
	return pngOf(count + 8, count + 8, drawn.join(''), 8)
}

const pngOf = (width: number, height: number, drawn: string, scale = 3) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`,
		),
	)
		.png()
		.toBuffer()
