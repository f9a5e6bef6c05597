import { readFileSync } from 'node:fs'
import type { Script } from './runs.ts'

export type Weight = 'regular' | 'bold'

/** Packages whose fonts have all glyphs of their script in one file: those in subsets cannot be shaped. */
const FAMILIES: Record<Script, [folder: string, file: string]> = {
	Latin: ['mukta', 'Mukta'],
	Devanagari: ['mukta', 'Mukta'],
	Bengali: ['hind-siliguri', 'HindSiliguri'],
	Gurmukhi: ['noto-sans-gurmukhi', 'NotoSansGurmukhi'],
	Gujarati: ['mukta-vaani', 'MuktaVaani'],
	Oriya: ['noto-sans-oriya', 'NotoSansOriya'],
	Tamil: ['mukta-malar', 'MuktaMalar'],
	Telugu: ['noto-sans-telugu', 'NotoSansTelugu'],
	Kannada: ['noto-sans-kannada', 'NotoSansKannada'],
	Malayalam: ['noto-sans-malayalam', 'NotoSansMalayalam'],
	Arabic: ['noto-naskh-arabic', 'NotoNaskhArabic'],
	Ol_Chiki: ['noto-sans-ol-chiki', 'NotoSansOlChiki'],
	Meetei_Mayek: ['noto-sans-meetei-mayek', 'NotoSansMeeteiMayek'],
	Symbols: ['noto-sans-math', 'NotoSansMath'],
}

/** What has no bold cut is drawn in the regular one. */
const IN_ONE_WEIGHT: readonly Script[] = ['Symbols']

const CUTS: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' }

/** The name of a font; scripts that share a file share it. */
export const fontName = (script: Script, weight: Weight): string =>
	`${FAMILIES[script][1]}_${cutOf(script, weight)}`

const cutOf = (script: Script, weight: Weight) =>
	CUTS[IN_ONE_WEIGHT.includes(script) ? 'regular' : weight]

const files = new Map<string, Uint8Array>()

/** The bytes of a font, read when it is first needed. @throws the system's error where its package is not installed */
export function fontFile(script: Script, weight: Weight): Uint8Array {
	const name = fontName(script, weight)
	const known = files.get(name)
	if (known) return known
	const [folder] = FAMILIES[script]
	const path = `@expo-google-fonts/${folder}/${cutOf(script, weight)}/${name}.ttf`
	const bytes = readFileSync(new URL(import.meta.resolve(path)))
	files.set(name, bytes)
	return bytes
}
