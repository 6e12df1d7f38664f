import * as z from 'zod';
import { idSchema } from '../../id-schema.ts';
import type { ItemId } from '../../ids.ts';

/** Of something within an item: never part of a path. */
export const id = z.string().min(1).max(200);
/** An item. */
export const itemId = idSchema<ItemId>();
/** An object that only its owner understands. */
export const json = z.record(z.string(), z.unknown());
/** A text. */
export const text = z.string();
/** A time: Unix ms for times of day, else ms. */
export const ms = z.number();
/** A whole number. */
export const count = z.number().int();

/** A list of at most one row. */
export const one = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).max(1).default([]);
/** A list of rows. */
export const many = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).default([]);
