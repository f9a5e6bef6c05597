/** SVG markup from plain values. A gradient is written next to its first use and named by its content. */

export interface Gradient {
	id: string
	markup: string
}
export type Paint = string | Gradient
export type Stop = [offset: number, colour: string, opacity?: number]
export type Attributes = Record<string, Paint | number | undefined>

export function named(prefix: string, text: string): string {
	let hash = 0x811c9dc5
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
	return prefix + (hash >>> 0).toString(36)
}

const round = (value: number) => Math.round(value * 100) / 100

function stopsOf(stops: Stop[]): string {
	return stops
		.map(([offset, colour, opacity = 1]) => {
			const alpha = opacity === 1 ? '' : ` stop-opacity="${round(opacity)}"`
			return `<stop offset="${round(offset)}" stop-color="${colour}"${alpha}/>`
		})
		.join('')
}

/** A linear gradient; the direction is in fractions of the painted shape. */
export function linear(stops: Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): Gradient {
	const inner = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
	const id = named('l', inner)
	return { id, markup: `<linearGradient id="${id}" ${inner}` }
}

export function radial(stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): Gradient {
	const inner = `cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`
	const id = named('r', inner)
	return { id, markup: `<radialGradient id="${id}" ${inner}` }
}

/** strokeWidth is stroke-width in SVG, yet viewBox is viewBox. */
const hyphenated = /^(stroke|font|text|clip|letter|fill)([A-Z]\w*)$/

export function el(name: string, attributes: Attributes, children?: string): string {
	let before = ''
	let written = ''
	for (const [key, value] of Object.entries(attributes)) {
		if (value === undefined) continue
		const attribute = key.replace(hyphenated, (_, word, rest) => `${word}-${rest.toLowerCase()}`)
		if (typeof value === 'object') {
			before += value.markup
			written += ` ${attribute}="url(#${value.id})"`
		} else written += ` ${attribute}="${typeof value === 'number' ? round(value) : value}"`
	}
	return `${before}<${name}${written}${children === undefined ? '/>' : `>${children}</${name}>`}`
}

export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: Paint,
	more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more })

export const disc = (cx: number, cy: number, r: number, fill: Paint, more: Attributes = {}) =>
	el('circle', { cx, cy, r, fill, ...more })

export const path = (d: string, more: Attributes): string => el('path', { d, ...more })

export const stroke = (
	d: string,
	colour: Paint,
	strokeWidth: number,
	more: Attributes = {},
): string => path(d, { fill: 'none', stroke: colour, strokeWidth, ...more })

export function polygon(points: [number, number][], fill: Paint, more: Attributes = {}): string {
	const d = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
	return path(`M${d}Z`, { fill, ...more })
}

export const group = (attributes: Attributes, ...children: string[]): string =>
	el('g', attributes, children.join(''))

/** A small printed name, set in the face it stands on. */
export const label = (
	text: string,
	x: number,
	y: number,
	size: number,
	fill: Paint,
	more: Attributes = {},
): string =>
	el(
		'text',
		{ x, y, fill, fontSize: size, fontFamily: 'Figtree, DejaVu Sans, sans-serif', ...more },
		text,
	)
