import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** The nonce that marks a page's inline scripts and styles as the store's own; set for each request. */
export const nonceContext = createRouterContext<string | undefined>(undefined)

/** The same while the page is rendered; a browser has no need of it. */
export const Nonce = createContext<string | undefined>(undefined)
