import type { Vec } from './space.ts'

/** The one lamp of every picture: from the top left, a little in front. Camera coordinates. */
export const lamp: Vec = normal([-0.45, 0.75, 0.5])

const glint: Vec = normal([lamp[0], lamp[1], lamp[2] + 1])

export function normal([x, y, z]: Vec): Vec {
	const length = Math.hypot(x, y, z) || 1
	return [x / length, y / length, z / length]
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function channels(hex: string): Vec {
	const value = Number.parseInt(hex.slice(1), 16)
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hexOf(rgb: Vec): string {
	const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
	return `#${rgb.map((value) => clamp(value).toString(16).padStart(2, '0')).join('')}`
}

export function mix(a: string, b: string, share: number): string {
	const from = channels(a)
	const to = channels(b)
	const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share
	return hexOf([at(0), at(1), at(2)])
}

export const darker = (hex: string, share: number): string => mix(hex, '#0c1a1c', share)
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share)

/** The colour of a surface whose normal, in camera coordinates, is `n`; `gloss` 0 to 1. */
export function shade(hex: string, n: Vec, gloss = 0.25): string {
	const facing = dot(n, lamp)
	const light = 0.68 + 0.42 * Math.max(0, facing) + 0.1 * Math.min(0, facing) + 0.03 * n[1]
	const base = light < 1 ? darker(hex, (1 - light) * 0.92) : hex
	const shine = Math.max(0, dot(n, glint)) ** 28 * gloss
	return lighter(base, Math.min(0.9, shine + Math.max(0, light - 1)))
}
