import { expect, it } from 'vitest'
import { yesOrNo } from './yes-or-no.ts'

it.each(['true', 'TRUE', 'yes', ' Yes ', 'on', '1'])('reads “%s” as yes', (text) => {
	expect(yesOrNo(text)).toBe(true)
})

it.each(['false', 'False', 'no', 'NO', ' 0'])('reads “%s” as no', (text) => {
	expect(yesOrNo(text)).toBe(false)
})

it.each(['', ' ', 'maybe', '2', 'true false', ' y '])('leaves “%s” as it was typed', (text) => {
	expect(yesOrNo(text)).toBe(text)
})
