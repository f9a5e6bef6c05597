import { figuresAs } from '../../electrical/items.ts'
import type { Accessories } from './accessories.ts'

/** The angle of the mount among accessories, degrees; null where none is in stock. */
export function tiltOf(accessories: Accessories): number | null {
	const mount = accessories.find(({ kind }) => kind === 'mounting')?.part
	return (mount && figuresAs(mount.item, 'mounting')?.tiltDeg) ?? null
}
