import { statfs } from 'node:fs/promises';
import process from 'node:process';

/** What Linux calls file systems by: NFS, SMB (three), AFS, Ceph, 9p and shared folders of virtual machines, FUSE, Coda, Lustre, GFS2, OCFS2. */
const REMOTE_TYPES: ReadonlySet<number> = new Set([
  0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x5346414f, 0x00c36400, 0x01021997, 0x786f4256, 0x65735546, 0x73757245,
  0x0bd00bd0, 0x01161970, 0x7461636f,
]);

/**
 * Whether other computers may write into a folder without this one being told: then its events cannot be counted on. Where that
 * cannot be known it is so too.
 */
export async function isRemoteFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<boolean> {
  if (platform === 'win32') return folder.startsWith('\\\\');
  // Shares and disks alike are mounted there.
  if (platform === 'darwin') return folder.startsWith('/Volumes/');
  const facts = await statfs(folder).catch(() => null);
  return facts === null || REMOTE_TYPES.has(facts.type);
}
