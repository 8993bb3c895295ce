/* Loaded before libc (LD_PRELOAD), it writes down all that a program does to the files below one folder, and when it
 * asks for what it wrote to be kept. `disk.py` reads that and knows what a disk would hold after the power was cut.
 * It can also make the disk slow or full, and the clock jump.
 *
 * TENBACK_DISK         the folder that is looked at
 * TENBACK_DISK_LOG     where it is written down, outside of that folder
 * TENBACK_DISK_MOODS   a file with what the machine suffers from, which may change at any time (struct moods)
 *
 * An entry: kind (1 byte), length of the path (2), of a second path or of the data (4), a place or size (8), then both.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define FILES 65536

static char *opened[FILES]; /* by descriptor, the path of a file that is looked at */
static char folder[PATH_MAX];
static int out = -1;
static volatile struct moods {
  int64_t clock; /* nanoseconds by which the clock is ahead */
  int32_t slow;  /* milliseconds that a sync takes longer */
  int32_t full;  /* whether there is no room */
} *moods;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_truncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);
static int (*real_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open64");
  real_openat = dlsym(RTLD_NEXT, "openat64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_truncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_rename = dlsym(RTLD_NEXT, "rename");
  real_clock = dlsym(RTLD_NEXT, "clock_gettime");
  const char *suffers = getenv("TENBACK_DISK_MOODS");
  int file = suffers ? real_open(suffers, O_RDONLY | O_CLOEXEC) : -1;
  if (file >= 0) {
    void *there = mmap(NULL, sizeof(struct moods), PROT_READ, MAP_SHARED, file, 0);
    if (there != MAP_FAILED) moods = there;
    real_close(file);
  }
  const char *where = getenv("TENBACK_DISK"), *log = getenv("TENBACK_DISK_LOG");
  if (where && log && realpath(where, folder)) {
    out = real_open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (out >= 0) { /* out of the way of a program that counts its descriptors */
      int high = fcntl(out, F_DUPFD_CLOEXEC, 1000);
      if (high >= 0) {
        real_close(out);
        out = high;
      }
    }
  }
  if (where && (out < 0 || !moods)) {
    fprintf(stderr, "The disk cannot be looked at: %s\n", strerror(errno));
    _exit(97);
  }
}

/* The path below the folder, if it lies there; else NULL. "" is the folder itself. */
static const char *below(const char *path, char *whole) {
  char parent[PATH_MAX], *slash;
  if (out < 0 || !path) return NULL;
  if (!realpath(path, whole)) { /* not there yet: its folder is */
    snprintf(parent, sizeof parent, "%s", path);
    slash = strrchr(parent, '/');
    if (!slash) return NULL;
    *slash = 0;
    char name[PATH_MAX];
    snprintf(name, sizeof name, "%s", slash + 1);
    if (!realpath(*parent ? parent : "/", whole)) return NULL;
    size_t length = strlen(whole);
    snprintf(whole + length, PATH_MAX - length, "/%s", name);
  }
  size_t length = strlen(folder);
  if (strncmp(whole, folder, length) || (whole[length] && whole[length] != '/')) return NULL;
  return whole[length] ? whole + length + 1 : whole + length;
}

static void tell(char kind, const char *path, uint64_t place, const void *data, uint32_t length) {
  uint16_t name = (uint16_t)strlen(path);
  size_t size = 15 + name + length, done = 0;
  char *entry = malloc(size);
  if (!entry) _exit(98);
  entry[0] = kind;
  memcpy(entry + 1, &name, 2);
  memcpy(entry + 3, &length, 4);
  memcpy(entry + 7, &place, 8);
  memcpy(entry + 15, path, name);
  if (length) memcpy(entry + 15 + name, data, length);
  while (done < size) {
    ssize_t now = real_write(out, entry + done, size - done);
    if (now < 0) _exit(98); /* what is not written down would be taken for kept */
    done += (size_t)now;
  }
  free(entry);
}

static const char *path_of(int file) { return file >= 0 && file < FILES ? opened[file] : NULL; }

static int made(int file, const char *path, int flags, int fresh) {
  char whole[PATH_MAX];
  if (file < 0 || file >= FILES) return file;
  const char *name = below(path, whole);
  if (name) {
    pthread_mutex_lock(&turn);
    free(opened[file]);
    opened[file] = strdup(name);
    if (fresh) tell('c', name, 0, NULL, 0);
    else if (flags & O_TRUNC) tell('t', name, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
  }
  return file;
}

static int is_fresh(const char *path, int flags) { return (flags & O_CREAT) && access(path, F_OK) != 0; }

#define OPEN(NAME)                                                                                                     \
  int NAME(const char *path, int flags, ...) {                                                                         \
    va_list more;                                                                                                      \
    va_start(more, flags);                                                                                             \
    mode_t mode = va_arg(more, mode_t);                                                                                \
    va_end(more);                                                                                                      \
    int error = errno, fresh = out >= 0 && is_fresh(path, flags);                                                      \
    errno = error;                                                                                                     \
    return made(real_open(path, flags, mode), path, flags, fresh);                                                     \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(NAME)                                                                                                   \
  int NAME(int at, const char *path, int flags, ...) {                                                                 \
    va_list more;                                                                                                      \
    va_start(more, flags);                                                                                             \
    mode_t mode = va_arg(more, mode_t);                                                                                \
    va_end(more);                                                                                                      \
    int error = errno, ours = out >= 0 && (at == AT_FDCWD || path[0] == '/'), fresh = ours && is_fresh(path, flags);   \
    errno = error;                                                                                                     \
    int file = real_openat(at, path, flags, mode);                                                                     \
    return ours ? made(file, path, flags, fresh) : file;                                                               \
  }
OPENAT(openat)
OPENAT(openat64)

int close(int file) {
  if (file == out && out >= 0) return 0; /* whoever closes everything does not mean this one */
  if (path_of(file)) {
    pthread_mutex_lock(&turn);
    free(opened[file]);
    opened[file] = NULL;
    pthread_mutex_unlock(&turn);
  }
  return real_close(file);
}

/* Written down first: what has reached the disk by chance may always be lost, what was never written may not be there. */
#define WRITE(NAME)                                                                                                    \
  ssize_t NAME(int file, const void *data, size_t length, off_t place) {                                               \
    const char *path = path_of(file);                                                                                  \
    if (!path) return real_pwrite(file, data, length, place);                                                          \
    if (moods->full) return errno = ENOSPC, -1;                                                                        \
    pthread_mutex_lock(&turn);                                                                                         \
    ssize_t done = real_pwrite(file, data, length, place);                                                             \
    if (done > 0) tell('w', path, (uint64_t)place, data, (uint32_t)done);                                              \
    pthread_mutex_unlock(&turn);                                                                                       \
    return done;                                                                                                       \
  }
WRITE(pwrite)
WRITE(pwrite64)

ssize_t write(int file, const void *data, size_t length) {
  const char *path = path_of(file);
  if (!path) return real_write(file, data, length);
  if (moods->full) return errno = ENOSPC, -1;
  pthread_mutex_lock(&turn);
  off_t place = lseek(file, 0, SEEK_CUR);
  if (fcntl(file, F_GETFL) & O_APPEND) place = lseek(file, 0, SEEK_END);
  ssize_t done = real_write(file, data, length);
  if (done > 0) tell('w', path, (uint64_t)place, data, (uint32_t)done);
  pthread_mutex_unlock(&turn);
  return done;
}

#define TRUNCATE(NAME)                                                                                                 \
  int NAME(int file, off_t size) {                                                                                     \
    const char *path = path_of(file);                                                                                  \
    if (!path) return real_truncate(file, size);                                                                       \
    pthread_mutex_lock(&turn);                                                                                         \
    int done = real_truncate(file, size);                                                                              \
    if (!done) tell('t', path, (uint64_t)size, NULL, 0);                                                               \
    pthread_mutex_unlock(&turn);                                                                                       \
    return done;                                                                                                       \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(NAME)                                                                                                     \
  int NAME(int file) {                                                                                                 \
    const char *path = path_of(file);                                                                                  \
    if (!path) return real_##NAME(file);                                                                               \
    if (moods->slow) usleep((useconds_t)moods->slow * 1000);                                                           \
    pthread_mutex_lock(&turn);                                                                                         \
    tell('s', path, 0, NULL, 0); /* it is kept by us, and needs not be kept by the real disk, too */                   \
    pthread_mutex_unlock(&turn);                                                                                       \
    return 0;                                                                                                          \
  }
SYNC(fsync)
SYNC(fdatasync)

int clock_gettime(clockid_t clock, struct timespec *told) {
  if (!real_clock) real_clock = dlsym(RTLD_NEXT, "clock_gettime"); /* asked before we began */
  int done = real_clock(clock, told);
  if (!done && clock == CLOCK_REALTIME && moods && moods->clock) {
    int64_t now = (int64_t)told->tv_sec * 1000000000 + told->tv_nsec + moods->clock;
    told->tv_sec = now / 1000000000;
    told->tv_nsec = now % 1000000000;
  }
  return done;
}

int unlink(const char *path) {
  char whole[PATH_MAX];
  int error = errno;
  const char *name = below(path, whole);
  errno = error;
  if (!name) return real_unlink(path);
  pthread_mutex_lock(&turn);
  int done = real_unlink(path);
  if (!done) tell('u', name, 0, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}

int rename(const char *from, const char *to) {
  char whole[PATH_MAX], other[PATH_MAX];
  int error = errno;
  const char *name = below(from, whole), *becomes = below(to, other);
  errno = error;
  if (!name || !becomes) return real_rename(from, to);
  pthread_mutex_lock(&turn);
  int done = real_rename(from, to);
  if (!done) tell('r', name, 0, becomes, (uint32_t)strlen(becomes));
  pthread_mutex_unlock(&turn);
  return done;
}
