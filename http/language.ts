import { DEFAULT_LANGUAGE, type Language } from '../shared/messages/render.ts'

/** The language a request is answered in: English for all, until a second catalogue is there to choose. */
export const languageOf = (_request: Request): Language => DEFAULT_LANGUAGE
