import { disc, el, group, linear, path, rect } from '../mark.ts'

/** The placeholder of a product without a picture: an empty frame with the solar day in it, in grey. */
export function placeholder(): string {
	const line = { fill: 'none', stroke: '#b6b9b3', strokeWidth: 8, strokeLinecap: 'round' }
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 500', width: 400, height: 500 },
		rect(
			0,
			0,
			400,
			500,
			linear([
				[0, '#eeeeea'],
				[1, '#dfe0da'],
			]),
		) +
			group(
				{},
				rect(110, 150, 180, 200, 'none', { ...line, rx: 18 }),
				disc(158, 204, 17, '#c3c6bf'),
				path('M114 316C172 316 178 242 214 242S256 316 286 316', { ...line }),
			),
	)
}
